declare const styles: {
  readonly dialog: string
  readonly dialogBox: string
  readonly dialogBody: string
  readonly 'dialog-left': string
  readonly 'dialog-right': string
}
export default styles
