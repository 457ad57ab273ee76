declare const styles: {
  readonly look: string
}
export default styles
