declare const styles: {
  readonly rows: string
}
export default styles
