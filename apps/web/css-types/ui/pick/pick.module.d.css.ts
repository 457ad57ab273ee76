declare const styles: {
  readonly floating: string
  readonly field: string
  readonly label: string
  readonly control: string
  readonly quiet: string
  readonly bad: string
  readonly chooser: string
  readonly finder: string
  readonly results: string
  readonly found: string
  readonly note: string
  readonly search: string
  readonly options: string
  readonly option: string
  readonly none: string
  readonly days: string
  readonly shortcuts: string
  readonly typed: string
  readonly segments: string
  readonly segment: string
  readonly month: string
  readonly grid: string
  readonly day: string
  readonly foot: string
  readonly dayButton: string
}
export default styles
