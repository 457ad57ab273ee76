declare const styles: {
  readonly bell: string
}
export default styles
