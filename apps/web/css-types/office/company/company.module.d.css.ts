declare const styles: {
  readonly keys: string
  readonly kind: string
  readonly none: string
}
export default styles
