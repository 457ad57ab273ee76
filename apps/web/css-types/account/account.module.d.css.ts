declare const styles: {
  readonly shell: string
  readonly logo: string
  readonly main: string
  readonly wait: string
  readonly row: string
  readonly file: string
  readonly areas: string
}
export default styles
