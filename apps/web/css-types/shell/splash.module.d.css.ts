declare const styles: {
  readonly splash: string
  readonly notice: string
  readonly noticeCode: string
  readonly noticeWays: string
}
export default styles
