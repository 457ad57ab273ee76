declare const styles: {
  readonly page: string
  readonly stats: string
  readonly note: string
  readonly above: string
  readonly charts: string
  readonly bars: string
  readonly track: string
  readonly bar: string
  readonly isShort: string
  readonly mark: string
  readonly value: string
  readonly send: string
  readonly agree: string
  readonly sides: string
}
export default styles
