declare const styles: {
  readonly section: string
  readonly sectionTint: string
  readonly sectionInk: string
  readonly title: string
  readonly duo: string
  readonly sideCard: string
  readonly sideCardDark: string
  readonly steps: string
  readonly formats: string
  readonly secure: string
  readonly cta: string
  readonly ctaIn: string
}
export default styles
