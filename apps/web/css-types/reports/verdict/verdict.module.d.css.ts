declare const styles: {
  readonly first: string
  readonly title: string
  readonly kicker: string
  readonly stand: string
  readonly level: string
  readonly tile: string
  readonly why: string
  readonly tiles: string
  readonly wideTile: string
  readonly months: string
  readonly links: string
  readonly details: string
  readonly wide: string
  readonly barPlace: string
  readonly bar: string
  readonly reasons: string
  readonly list: string
  readonly policy: string
  readonly pair: string
  readonly mark: string
  readonly original: string
  readonly originalNote: string
}
export default styles
