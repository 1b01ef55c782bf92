// The reader's own worker, as a file of ours, so that it comes from this server.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
