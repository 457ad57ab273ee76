declare const styles: {
  readonly report: string
  readonly bar: string
  readonly back: string
  readonly actions: string
  readonly checking: string
  readonly offline: string
  readonly wait: string
  readonly waitBad: string
  readonly replay: string
  readonly url: string
  readonly same: string
  readonly differs: string
  readonly share: string
  readonly subtitle: string
}
export default styles
