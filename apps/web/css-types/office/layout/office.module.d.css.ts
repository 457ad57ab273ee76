declare const styles: {
  readonly shell: string
  readonly skip: string
  readonly side: string
  readonly sideLogo: string
  readonly sideItem: string
  readonly isHere: string
  readonly isWithin: string
  readonly sideArrow: string
  readonly isOpen: string
  readonly sideSub: string
  readonly sideNone: string
  readonly isFlying: string
  readonly cover: string
  readonly main: string
  readonly content: string
  readonly tabs: string
  readonly tabsStrip: string
  readonly tab: string
  readonly tabmenu: string
}
export default styles
