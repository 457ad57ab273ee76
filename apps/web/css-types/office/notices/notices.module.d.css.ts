declare const styles: {
  readonly said: string
  readonly ways: string
  readonly top: string
}
export default styles
