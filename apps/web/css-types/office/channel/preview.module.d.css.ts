declare const styles: {
  readonly side: string
  readonly phone: string
  readonly head: string
  readonly bar: string
  readonly body: string
  readonly foot: string
}
export default styles
