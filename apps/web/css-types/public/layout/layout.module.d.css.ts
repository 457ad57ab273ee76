declare const styles: {
  readonly wrap: string
  readonly skip: string
  readonly head: string
  readonly headIn: string
  readonly nav: string
  readonly headToggle: string
  readonly eyebrow: string
  readonly ways: string
  readonly btnGhost: string
  readonly btnLight: string
  readonly side: string
  readonly sideTop: string
  readonly foot: string
  readonly footCols: string
  readonly footBrand: string
  readonly footLaw: string
  readonly headLogin: string
}
export default styles
