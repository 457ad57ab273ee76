declare const styles: {
  readonly area: string
}
export default styles
