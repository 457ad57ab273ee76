declare const styles: {
  readonly error: string
}
export default styles
