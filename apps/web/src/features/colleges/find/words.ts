import type {
  controls,
  degrees,
  LabelGroup,
  Mission,
  settings,
  Size,
  Sorting,
  systems,
  testPolicies,
} from '@bearings/domain/colleges/find/options'

export const labelWords: Record<LabelGroup, string> = {
  'far-reach': 'Far reach',
  reach: 'Reach',
  target: 'Target',
  likely: 'Likely',
  open: 'Open',
  unknown: 'No estimate',
}

export const sizeWords: Record<Size, string> = {
  small: 'Under 2,000 students',
  medium: '2,000 to 9,999',
  large: '10,000 to 19,999',
  huge: '20,000 and more',
}

export const settingWords: Record<(typeof settings)[number], string> = {
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  rural: 'Rural',
}

export const controlWords: Record<(typeof controls)[number], string> = {
  public: 'Public',
  private_nonprofit: 'Private nonprofit',
  private_for_profit: 'Private for-profit',
}

export const degreeWords: Record<(typeof degrees)[number], string> = {
  'four-year': 'Four-year',
  'two-year': 'Two-year',
}

export const testWords: Record<(typeof testPolicies)[number], string> = {
  required: 'Scores required',
  optional: 'Scores optional',
  'not-considered': 'Scores not considered',
}

export const missionWords: Record<Mission, string> = {
  womens: 'Women’s college',
  mens: 'Men’s college',
  hbcu: 'Historically Black (HBCU)',
  hsi: 'Hispanic-serving (HSI)',
  tribal: 'Tribal college',
  faith: 'With a religious affiliation',
}

export const systemWords: Record<(typeof systems)[number], string> = {
  common_app: 'Common App',
  uc: 'University of California',
  csu: 'Cal State Apply',
  institutional: 'Its own application',
}

export const sortWords: Record<Sorting, string> = {
  'best-known': 'Best known',
  odds: 'Best odds',
  price: 'Lowest price',
  'most-selective': 'Most selective',
  'least-selective': 'Least selective',
  graduation: 'Graduation rate',
  distance: 'Nearest',
  size: 'Largest',
  name: 'Name',
}
