declare const styles: {
  readonly hero: string
  readonly heroArt: string
  readonly heroIn: string
  readonly eyebrow: string
  readonly heroLead: string
  readonly facts: string
}
export default styles
