declare const styles: {
  readonly open: string
}
export default styles
