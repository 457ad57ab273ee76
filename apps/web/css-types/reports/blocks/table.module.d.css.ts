declare const styles: {
  readonly table: string
  readonly dense: string
  readonly nowrap: string
  readonly num: string
  readonly id: string
  readonly why: string
  readonly empty: string
  readonly 'value-YELLOW': string
  readonly 'value-RED': string
  readonly rest: string
  readonly formula: string
  readonly rules: string
  readonly indicators: string
  readonly redline: string
}
export default styles
