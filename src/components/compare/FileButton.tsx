import { type InputHTMLAttributes, useRef } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  className: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's file dialog; other props go to the file input. */
export default function FileButton({ label, className, multiple, onFiles, ...choice }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        {...choice}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  );
}
