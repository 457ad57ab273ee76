declare const styles: {
  readonly hint: string
  readonly head: string
  readonly actions: string
  readonly plan: string
  readonly figures: string
  readonly again: string
  readonly bar: string
  readonly above: string
}
export default styles
