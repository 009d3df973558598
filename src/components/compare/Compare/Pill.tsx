import type { ReactNode } from 'react';
import control from '../../../css/control.module.css';

interface Props {
  isOpen: boolean;
  toggle: () => void;
  children: ReactNode;
}

/** A button that opens and closes an optional section. */
export default function Pill({ isOpen, toggle, children }: Props) {
  return (
    <button type="button" className={control.pill} aria-expanded={isOpen} onClick={toggle}>
      {children}
    </button>
  );
}
