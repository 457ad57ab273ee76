declare const styles: {
  readonly finder: string
  readonly field: string
  readonly list: string
  readonly option: string
  readonly said: string
}
export default styles
