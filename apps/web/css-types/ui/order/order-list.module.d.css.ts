declare const styles: {
  readonly list: string
  readonly row: string
  readonly dragged: string
  readonly before: string
  readonly after: string
  readonly grip: string
  readonly content: string
  readonly step: string
  readonly stepDown: string
  readonly said: string
}
export default styles
