declare const styles: {
  readonly firm: string
}
export default styles
