declare const styles: {
  readonly checking: string
  readonly offline: string
}
export default styles
