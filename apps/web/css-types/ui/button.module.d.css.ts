declare const styles: {
  readonly btn: string
  readonly 'btn-primary': string
  readonly 'btn-quiet': string
  readonly 'btn-danger': string
  readonly 'btn-sm': string
  readonly 'btn-lg': string
  readonly btnBlock: string
  readonly iconbtn: string
  readonly spin: string
}
export default styles
