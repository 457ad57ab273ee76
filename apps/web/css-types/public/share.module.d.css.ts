declare const styles: {
  readonly share: string
  readonly wrap: string
  readonly head: string
  readonly verify: string
  readonly main: string
  readonly bar: string
  readonly closed: string
  readonly foot: string
}
export default styles
