declare const styles: {
  readonly menubtn: string
  readonly menubtnHead: string
  readonly menu: string
  readonly menuItem: string
  readonly menuDanger: string
}
export default styles
