declare const styles: {
  readonly line: string
  readonly body: string
  readonly note: string
  readonly agree: string
}
export default styles
