declare const styles: {
  readonly card: string
  readonly bar: string
  readonly titled: string
  readonly search: string
  readonly others: string
  readonly more: string
  readonly actions: string
  readonly span: string
  readonly tick: string
  readonly held: string
  readonly picked: string
}
export default styles
