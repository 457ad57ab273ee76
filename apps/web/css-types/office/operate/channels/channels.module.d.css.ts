declare const styles: {
  readonly stack: string
  readonly look: string
}
export default styles
