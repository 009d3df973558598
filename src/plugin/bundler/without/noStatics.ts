/** Stands for what copies the static members of a component to another; see withoutUnused. Returns the component that they would be copied to. */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
