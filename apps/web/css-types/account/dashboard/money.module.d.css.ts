declare const styles: {
  readonly money: string
}
export default styles
