declare const styles: {
  readonly brand: string
  readonly brandInverse: string
  readonly brandName: string
}
export default styles
