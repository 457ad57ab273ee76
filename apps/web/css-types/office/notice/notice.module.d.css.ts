declare const styles: {
  readonly body: string
  readonly state: string
  readonly form: string
  readonly do: string
  readonly note: string
  readonly warn: string
  readonly secret: string
  readonly last: string
  readonly who: string
  readonly came: string
}
export default styles
