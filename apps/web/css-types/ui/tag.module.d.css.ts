declare const styles: {
  readonly tag: string
  readonly 'tag-green': string
  readonly 'tag-yellow': string
  readonly 'tag-red': string
  readonly 'tag-accent': string
}
export default styles
