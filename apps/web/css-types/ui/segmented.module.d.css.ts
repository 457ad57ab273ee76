declare const styles: {
  readonly seg: string
}
export default styles
