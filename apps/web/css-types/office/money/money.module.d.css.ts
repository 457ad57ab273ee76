declare const styles: {
  readonly tiers: string
  readonly isReached: string
}
export default styles
