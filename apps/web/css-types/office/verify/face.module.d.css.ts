declare const styles: {
  readonly face: string
  readonly stamp: string
  readonly parties: string
  readonly scroll: string
  readonly right: string
  readonly none: string
  readonly sums: string
  readonly strong: string
  readonly foot: string
}
export default styles
