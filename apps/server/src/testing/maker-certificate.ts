import { createPrivateKey } from 'node:crypto'

/** A certificate as the maker of a device has it, which anybody can make, and its key. */
export const makerCertificate = Buffer.from(
  [
    'MIIB5TCCAYugAwIBAgIUXBW5fBojgqB2WFbQjFAD+rC4MaAwCgYIKoZIzj0EAwIwWTELMAkGA1UEBhMCVVMxEDAOBgNVBAoMB0V4',
    'YW1wbGUxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xFDASBgNVBAMMC0V4YW1wbGUgS2V5MCAXDTI2MTEyODIy',
    'NTg0MloYDzIxMjYxMTA0MjI1ODQyWjBZMQswCQYDVQQGEwJVUzEQMA4GA1UECgwHRXhhbXBsZTEiMCAGA1UECwwZQXV0aGVudGlj',
    'YXRvciBBdHRlc3RhdGlvbjEUMBIGA1UEAwwLRXhhbXBsZSBLZXkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ3XO1SzsieD0Ds',
    '1hwvihPQHbEA99LnKpbaCrtjahwiRyjsSKnQjChSlepe8RiKgloudVWJ5Mhji04WK2HyFaaqoy8wLTAMBgNVHRMBAf8EAjAAMB0G',
    'A1UdDgQWBBTmqWpJLLV629AzCO7oSXE3GyzMPjAKBggqhkjOPQQDAgNIADBFAiB2H/j2Nun6hO7FITgTiG0d1UGvvOtbo9YNSjta',
    'UBInoQIhAJHZqCvkjm4m9mKld3uFTI+dQXlVAukoJKiaA+m+XeIp',
  ].join(''),
  'base64',
)

export const makerKey = createPrivateKey({
  key: Buffer.from(
    [
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtPoinLFB9/28aB0J5EMiYVaROHzFSGI5dPr3W5hX6iihRANCAAQ3',
      'XO1SzsieD0Ds1hwvihPQHbEA99LnKpbaCrtjahwiRyjsSKnQjChSlepe8RiKgloudVWJ5Mhji04WK2HyFaaq',
    ].join(''),
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
})
