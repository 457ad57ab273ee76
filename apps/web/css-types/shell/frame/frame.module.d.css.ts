declare const styles: {
  readonly top: string
  readonly topCompany: string
  readonly topTools: string
  readonly topWide: string
  readonly avatar: string
  readonly env: string
  readonly errors: string
  readonly foot: string
  readonly footCols: string
  readonly footLaw: string
  readonly side: string
  readonly sideItem: string
  readonly sideCard: string
  readonly topUser: string
  readonly sideTop: string
}
export default styles
