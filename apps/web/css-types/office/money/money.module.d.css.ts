declare const styles: {
  readonly tiers: string
  readonly isReached: string
  readonly figures: string
  readonly low: string
  readonly pageStack: string
  readonly open: string
}
export default styles
