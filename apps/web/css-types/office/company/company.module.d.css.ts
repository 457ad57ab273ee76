declare const styles: {
  readonly keys: string
  readonly kind: string
  readonly none: string
  readonly key: string
  readonly ways: string
  readonly pem: string
}
export default styles
