declare const styles: {
  readonly app: string
  readonly head: string
  readonly own: string
  readonly logo: string
  readonly headArt: string
  readonly headHero: string
  readonly bar: string
  readonly barSeal: string
  readonly barName: string
  readonly icon: string
  readonly iconText: string
  readonly steps: string
  readonly isDone: string
  readonly isNow: string
  readonly main: string
  readonly title: string
  readonly card: string
  readonly action: string
  readonly actionNote: string
  readonly net: string
  readonly demo: string
}
export default styles
